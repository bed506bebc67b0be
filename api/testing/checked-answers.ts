import { companyExamples } from '@portal/contract/company-examples';
import { docs } from '../src/start/domains';
import type { App } from '../src/platform/http/app-type';
import { createDocument, documentedPath } from '../src/platform/document/document';
import type { JsonSchema } from '../src/platform/document/json-schema';
import { createAnswerCheck, type AnswerCheck } from './answer-problem';

export type CreateCheck = (makeDocument: () => JsonSchema) => AnswerCheck;

const createOwn: CreateCheck = (makeDocument) => createAnswerCheck(makeDocument());

const problems: string[] = [];

export const drainProblems = () => problems.splice(0);

afterEach(() => {
  const found = drainProblems();
  if (found.length > 0) throw new Error(`Answers outside the document:\n${found.join('\n')}`);
});

/** Makes a test fail if the application sends an undocumented response. */
export function checkAnswers(app: App, createCheck = createOwn) {
  let problemOf: AnswerCheck | undefined;
  const pathOf = documentedPaths(app);

  app.addHook('onSend', async (request, reply, payload) => {
    const { url: route } = request.routeOptions;
    const isHead = request.method === 'HEAD';
    const method = isHead ? 'GET' : request.method;
    const path = route === undefined ? undefined : pathOf(method, route);
    if (path !== undefined) {
      problemOf ??= createCheck(() =>
        createDocument(app.declaredRoutes, docs, companyExamples.identity),
      );
      const { statusCode: status } = reply;
      const headers = reply.getHeaders();
      const body = isHead || headers['content-encoding'] ? undefined : textOf(payload);
      const problem = problemOf({ method, path }, { status, headers, ...body });
      if (problem !== undefined) problems.push(`${method} ${path}: ${status}: ${problem}`);
    }
    return payload;
  });
}

/** Maps both spellings of a resource to one path. */
function documentedPaths(app: App) {
  const paths = new Map<string, string>();
  return (method: string, route: string) => {
    if (paths.size === 0) {
      for (const { method: verb, path, isAlias } of app.declaredRoutes) {
        if (!isAlias) paths.set(keyOf(verb, path), documentedPath(path));
      }
    }
    return paths.get(keyOf(method, route));
  };
}

const keyOf = (method: string, path: string) => `${method} ${path.replaceAll('_', '-')}`;

/** Only its receiver may read a stream. */
function textOf(payload: unknown) {
  if (typeof payload === 'string') return { body: payload };
  return Buffer.isBuffer(payload) ? { body: payload.toString() } : undefined;
}
