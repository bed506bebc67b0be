import { createHash } from 'node:crypto';
import { record, type JsonSchema } from './json-schema';

/** The document as a page that needs no script: one section a tag, one entry a call. */
export function createPage(document: JsonSchema) {
  const { title, description } = record(document['info']);
  const html = `<!doctype html>
<html lang="es">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>${style}</style>
<h1>${escape(title)}</h1>
<p>${escape(description)} <a href="/api/openapi.json">Documento OpenAPI</a></p>
${sections(document).join('\n')}
</html>`;
  return { html, styleHash: `sha256-${createHash('sha256').update(style).digest('base64')}` };
}

const style = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:2rem auto;padding:0 1rem}
details{border:1px solid #8886;border-radius:.5rem;margin:.5rem 0;padding:.5rem .75rem}
summary{cursor:pointer}code{font:14px ui-monospace,monospace}
pre{overflow:auto;background:#8881;padding:.75rem;border-radius:.5rem}
.method{display:inline-block;min-width:4rem;font-weight:700}.locked::after{content:" · requiere sesión"}`;

type Call = { method: string; path: string; operation: JsonSchema };

function sections(document: JsonSchema): string[] {
  const calls = Object.entries(record(document['paths'])).flatMap(([path, methods]) =>
    Object.entries(record(methods)).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation: record(operation),
    })),
  );
  const tags = new Set(calls.map(({ operation }) => String(operation['tags'])));
  return [...tags].map((tag) => {
    const ofTag = calls.filter(({ operation }) => String(operation['tags']) === tag);
    return `<h2>${escape(tag)}</h2>\n${ofTag.map(entry).join('\n')}`;
  });
}

function entry({ method, path, operation }: Call): string {
  const { summary, security, parameters, requestBody, responses } = operation;
  const isLocked = Array.isArray(security) && security.length > 0;
  return `<details>
<summary><span class="method">${method}</span> <code>${escape(path)}</code>
<span${isLocked ? ' class="locked"' : ''}>${escape(summary)}</span></summary>
${part('Parámetros', parameters)}${part('Cuerpo', requestBody)}${part('Respuestas', responses)}
</details>`;
}

const part = (name: string, content: unknown) =>
  content === undefined
    ? ''
    : `<h3>${name}</h3><pre><code>${escape(JSON.stringify(content, null, 2))}</code></pre>`;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escape = (value: unknown) =>
  String(value).replace(/[&<>"]/g, (character) => entities[character] ?? character);
