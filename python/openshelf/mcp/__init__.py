"""The server of the Model Context Protocol: the tools of `openshelf.agents` for other programs.

``openshelf mcp`` runs it; `server.make` returns it for a program of your own. It needs the
protocol's Python library: ``pip install openshelf[mcp]``.
"""
