"""The API's documentation as a page: plain HTML made from the OpenAPI document, without any script."""

from __future__ import annotations

import json
from html import escape
from typing import Any

REF = "#/components/schemas/"
STYLE_PATH = "/handbook.css"
FIRST_PROBLEM = "400"  # statuses from here on are problems
METHODS = ("get", "post", "put", "delete")
PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}: the API</title>
<link rel="stylesheet" href="{style}">
</head>
<body>
<header><h1>{title} <small>{version}</small></h1><p>{about}</p>
<p><a href="/api/schema/openapi.json">The same for programs</a>: OpenAPI {openapi}.</p></header>
<nav aria-label="Contents">{contents}</nav>
<main>{sections}
<section id="types"><h2>Types</h2><p>What is sent and answered, by name.</p>
{types}</section></main>
</body>
</html>
"""

Node = dict[str, Any]


def render_page(document: Node) -> str:
    types = document["components"]["schemas"]
    grouped: dict[str, list[str]] = {tag["name"]: [] for tag in document["tags"]}
    for path, item in document["paths"].items():
        for method in METHODS:
            if method in item:
                grouped[item[method]["tags"][0]].append(render_operation(path, method, item[method], types))
    about = {tag["name"]: tag["description"] for tag in document["tags"]}
    sections = [
        f'<section id="{tag}"><h2>{tag.title()}</h2><p>{prose(about[tag])}</p>\n{"".join(found)}</section>\n'
        for tag, found in grouped.items()
    ]
    info = document["info"]
    return PAGE.format(
        title=escape(info["title"]),
        version=escape(info["version"]),
        style=STYLE_PATH,
        about=prose(info["description"]),
        openapi=document["openapi"],
        contents="".join(f'<a href="#{tag}">{tag}</a> ' for tag in [*grouped, "types"]),
        sections="".join(sections),
        types="".join(render_type(name, node) for name, node in sorted(types.items())),
    )


def render_operation(path: str, method: str, node: Node, types: Node) -> str:
    needs = (
        '<p class="fine">Needs a person: the cookie, or the token as a bearer token.</p>' if "security" in node else ""
    )
    parts = [
        f'<article id="{escape(node["operationId"])}"><h3>{escape(node["summary"])}</h3>',
        f'<p class="call"><b class="{method}">{method.upper()}</b> <code>{breakable(path)}</code></p>',
        f"<p>{prose(node.get('description', ''))}</p>{needs}",
    ]
    if node.get("parameters"):
        parts.append(f"<h4>Parameters</h4><dl>{''.join(render_parameter(each) for each in node['parameters'])}</dl>")
    if "requestBody" in node:
        parts.append(render_body(node["requestBody"]["content"]["application/json"]["schema"], types))
    good = "".join(
        render_response(status, each) for status, each in node["responses"].items() if status < FIRST_PROBLEM
    )
    bad = "".join(
        render_entry(status, "", each["description"])
        for status, each in node["responses"].items()
        if status >= FIRST_PROBLEM
    )
    problems = f'<h4>Problems</h4><dl class="narrow">{bad}</dl>'
    return "".join([*parts, f'<h4>Answer</h4><dl class="narrow">{good}</dl>{problems}</article>\n'])


def render_parameter(node: Node) -> str:
    where = node["in"] + ("" if node["required"] else ", optional")
    return render_entry(node["name"], f"{type_text(node['schema'])} <i>{where}</i>", node.get("description", ""))


def render_body(schema: Node, types: Node) -> str:
    """The body's type, field by field, and an example."""
    name = name_of(schema)
    example = (schema.get("examples") or types[name].get("examples") or [None])[0]
    shown = f"<pre>{escape(json.dumps(example, ensure_ascii=False, indent=2))}</pre>" if example else ""
    return f"<h4>Body: {type_text(schema)}</h4>{render_fields(types[name])}{shown}"


def render_response(status: str, node: Node) -> str:
    kinds = [type_text(content["schema"]) for content in node.get("content", {}).values()]
    return render_entry(status, kinds[0] if kinds else "", node["description"])


def render_type(name: str, node: Node) -> str:
    return (
        f'<article id="{name}"><h3><code>{name}</code></h3><p>{prose(node.get("description", ""))}</p>'
        f"{render_fields(node)}</article>\n"
    )


def render_fields(node: Node) -> str:
    required = node.get("required", [])
    entries = [
        render_entry(
            name, type_text(each) + ("" if name in required else " <i>optional</i>"), each.get("description", "")
        )
        for name, each in node.get("properties", {}).items()
    ]
    return f"<dl>{''.join(entries)}</dl>" if entries else f"<p>{type_text(node)}</p>"


def render_entry(name: str, what: str, about: str) -> str:
    text = ". ".join(filter(None, (what, prose(about))))
    return f"<div><dt><code>{escape(name)}</code></dt><dd>{text}</dd></div>"


def name_of(schema: Node) -> str:
    """The name of the type that a schema refers to, or nothing."""
    inner = schema.get("allOf", [schema])[0]
    return str(inner.get("$ref", "")).removeprefix(REF)


def type_text(schema: Node) -> str:
    """A type in a few words."""
    name = name_of(schema)
    if name:
        return f'<a href="#{name}">{name}</a>'
    if "enum" in schema:
        return " · ".join(f"<code>{escape(json.dumps(value))}</code>" for value in schema["enum"])
    choices = schema.get("anyOf") or schema.get("oneOf")
    if choices:
        return " or ".join(type_text(each) for each in choices)
    if schema.get("type") == "array":
        return f"list of {type_text(schema['items'])}{bounds(schema, 'minItems', 'maxItems')}"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"map of {type_text(schema['additionalProperties'])}"
    kinds = schema.get("type", "anything")
    return escape(kinds if isinstance(kinds, str) else " or ".join(kinds)) + limits(schema)


def limits(schema: Node) -> str:
    return bounds(schema, "minimum", "maximum") + bounds(schema, "minLength", "maxLength", " characters")


def bounds(schema: Node, least: str, most: str, unit: str = "") -> str:
    low, high = schema.get(least), schema.get(most)
    if low is None and high is None:
        return ""
    if high is None:
        return f", at least {low:g}{unit}"
    return f", {low:g}–{high:g}{unit}" if low is not None else f", at most {high:g}{unit}"


def breakable(path: str) -> str:
    """A path that may be broken after any slash."""
    return escape(path).replace("/", "/<wbr>")


def prose(text: str) -> str:
    """Escaped text, with everything in `backticks` as code."""
    pieces = escape(" ".join(text.split())).split("`")
    return "".join(f"<code>{piece}</code>" if number % 2 else piece for number, piece in enumerate(pieces))
