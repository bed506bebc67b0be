import type { DeclaredRoute } from '../auth/access';
import type { JsonSchema } from './json-schema';
import { describeOperation } from './operation';
import { refusalComponents } from './refusals';
import type { DocumentSection } from './route-docs';

/** Builds the document from the schemas that check the calls. */
export const createDocument = (
  routes: readonly DeclaredRoute[],
  docs: readonly DocumentSection[],
  company: Named,
): JsonSchema => ({
  openapi: '3.1.0',
  info: {
    title: `API de ${company.name}`,
    version: '1.0.0',
    description,
    contact: { name: company.name, email: company.email },
    license: { name: 'Todos los derechos reservados', identifier: 'LicenseRef-Propietaria' },
  },
  servers: [{ url: '/', description: 'El servidor que entrega este documento' }],
  tags: docs.flatMap(({ name, description }) => (description ? [{ name, description }] : [])),
  paths: pathsOf(routes.filter(isDocumented), docs),
  components: {
    ...refusalComponents(),
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      cliente: { type: 'http', scheme: 'basic' },
    },
  },
});

type Named = { name: string; email: string };

const description = [
  'Las rutas con «_» en su recurso también responden con «-», y al revés.',
  'Los textos se guardan sin los espacios de sus extremos, que tampoco cuentan para sus límites.',
  'Los campos que una llamada no nombra se ignoran; las respuestas no traen otros que los que se nombran.',
  'Las listas sin un máximo crecen con lo que se guarda.',
].join(' ');

const isDocumented = ({ method, isAlias }: DeclaredRoute) => method !== 'HEAD' && !isAlias;

function pathsOf(routes: readonly DeclaredRoute[], docs: readonly DocumentSection[]) {
  const paths: Record<string, JsonSchema> = {};
  for (const route of routes) {
    const call = `${route.method} ${route.path}`;
    const section = docs.find(({ calls }) => call in calls);
    const described = section?.calls[call];
    if (!described) throw new Error(`Undocumented route: ${call}`);
    const path = documentedPath(route.path);
    const operation = describeOperation(route, { ...described, tag: section.name });
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation };
  }
  return paths;
}

export const documentedPath = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');
