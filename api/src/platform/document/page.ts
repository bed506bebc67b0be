import { createHash } from 'node:crypto';
import { escape } from './html';
import { record, records, type JsonSchema } from './json-schema';
import { list, viewField, viewSchema } from './schema-view';

/** Renders a page without scripts: one section per tag, one entry per call. */
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
body{max-width:60rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}
details{border:1px solid #8886;border-radius:.5rem;margin:.5rem 0;padding:.5rem .75rem}
summary{cursor:pointer}code{font:14px ui-monospace,monospace}
h3{font-size:1rem;margin:1rem 0 .25rem}ul{margin:0;padding-left:1.25rem}b{font-weight:600}
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
  return records(document['tags']).map(({ name, description }) => {
    const ofTag = calls.filter(({ operation }) => String(operation['tags']) === name);
    const entries = ofTag.map((call) => entry(call, document)).join('\n');
    return `<h2>${escape(name)}</h2>\n<p>${escape(description)}</p>\n${entries}`;
  });
}

function entry({ method, path, operation }: Call, document: JsonSchema): string {
  const { summary, security, parameters, requestBody, responses } = operation;
  const isLocked = records(security).some((way) => 'token' in way);
  return `<details>
<summary><span class="method">${method}</span> <code>${escape(path)}</code>
<span${isLocked ? ' class="locked"' : ''}>${escape(summary)}</span></summary>
${part('Parámetros', records(parameters).map(parameter))}
${part('Cuerpo', contents(requestBody))}
${part('Respuestas', answers(record(responses), document))}
</details>`;
}

const part = (name: string, entries: readonly string[]) =>
  entries.length > 0 ? `<h3>${name}</h3><ul>${entries.join('')}</ul>` : '';

const places: Readonly<Record<string, string>> = {
  path: 'en la ruta',
  query: 'en la consulta',
  header: 'en la cabecera',
};

const parameter = ({ name, in: place, required, schema }: JsonSchema) =>
  viewField({
    name: String(name),
    schema: record(schema),
    isRequired: required === true,
    place: places[String(place)],
  });

const contents = (holder: unknown) =>
  Object.entries(record(record(holder)['content'])).map(
    ([type, content]) =>
      `<li><code>${escape(type)}</code> ${viewSchema(record(record(content)['schema']))}</li>`,
  );

function answers(responses: JsonSchema, document: JsonSchema): string[] {
  const shared = record(record(document['components'])['responses']);
  return Object.entries(responses).map(([status, response]) => {
    const { $ref: place, description, headers, content } = record(response);
    const name = typeof place === 'string' ? place.split('/').at(-1) : undefined;
    // All refusals look alike, so only the reason is shown.
    if (name) return answer(status, record(shared[name])['description']);
    return answer(status, description, `${headerNames(headers)}${list(contents({ content }))}`);
  });
}

const answer = (status: string, description: unknown, more = '') =>
  `<li><code>${escape(status)}</code> ${escape(description)}${more}</li>`;

function headerNames(headers: unknown): string {
  const names = Object.keys(record(headers)).map((name) => `<code>${escape(name)}</code>`);
  return names.length > 0 ? ` · cabeceras ${names.join(', ')}` : '';
}
