import { nobodyInvitedMessage } from '@portal/contract/account-requests';
import { wrongPasswordMessage } from '@portal/contract/new-password';
import { wrongCodeMessage } from '@portal/contract/second-factor';
import { nothingProved } from '@portal/contract/staff-request-entry';
import { confirmationMismatch } from '@portal/contract/applicant-data-changes';
import { clientCredentials } from '../../../testing/demo-login';
import { fittingCalls } from '../../../testing/documented-calls';
import { records } from '../../platform/document/json-schema';
import { isStream, operationsOf, type Call, type Operation } from '../../../testing/operation-call';
import { spoiltCalls } from '../../../testing/spoilt-calls';
import { signInAfter, startTestApi, type TestApi } from '../../../testing/test-api';
import { testSeed } from '../../../testing/test-seed';
import { createVisitor, register } from '../../../testing/visitor';

jest.setTimeout(300_000);

let api: TestApi;
let document: ReturnType<typeof JSON.parse>;
let cookies: Record<string, string>;
beforeAll(async () => {
  api = await startTestApi({ LIMIT_FACTOR: '1000000' });
  document = (await api.app.inject('/api/openapi.json')).json();
  const visitor = createVisitor(api.app, 'formas@correo.example.org', 1);
  await register(visitor);
  cookies = visitor.cookies();
});
afterAll(() => api.close());

/** Calls as an administrator who also applies, so that only the form of a call can be refused. */
async function send({ description }: Operation, { method, url, headers, payload }: Call) {
  const answer = await api.app.inject({
    method,
    url,
    cookies,
    headers: {
      ...(isForClients(description) ? { authorization: clientCredentials } : api.admin),
      ...headers,
    },
    ...(payload !== undefined && { payload }),
  });
  await signInAfter(api, { method, url });
  return answer;
}

const isForClients = ({ security }: Operation['description']) =>
  JSON.stringify(security).includes('cliente');

const refusals = [400, 413, 415, 422];

/** Rules between parts of a call or with stored data, which no schema can express. */
const rules = [
  /no existe\.$/,
  /^Solo la persona que postuló puede retirar su postulación\. Elige otro estado\.$/,
  /^Faltan datos\.$/,
  /^Elige (dos personas distintas|el nombre de una de las dos personas)\.$/,
  /^(Este sitio no puede enviar correos|La copia y la eliminación van con el correo)\.$/,
  /^No hay datos guardados de quien escribió esta solicitud\.$/,
  new RegExp(`^${nothingProved}$`),
  /^Ya tienes una vista con ese nombre\.$/,
  /^Solo una vista puede ser la predeterminada\.$/,
  /^Usuario o clave incorrecta!$/,
  new RegExp(`^(${nobodyInvitedMessage}|${wrongPasswordMessage}|${wrongCodeMessage})$`),
  new RegExp(`^${confirmationMismatch}$`),
];

test('a call that the document allows is never refused for its form', async () => {
  const wrong: string[] = [];
  for (const call of fittingCalls(document, { seed: testSeed, calls: 800 })) {
    const { statusCode, body } = await send(call.operation, call);
    if (!refusals.includes(statusCode)) continue;
    const { mensaje: message, error_description: description } = JSON.parse(body);
    if (rules.some((rule) => rule.test(message ?? description))) continue;
    wrong.push(`${call.method} ${call.url} ${String(call.payload)}\n${statusCode} ${body}`);
  }

  expect({ testSeed, wrong }).toEqual({ testSeed, wrong: [] });
});

/** Begins like a sentence, without words of the validation library. */
const isSpanish = (text: unknown) =>
  /^[A-ZÁÉÍÓÚÑ¿¡«]/.test(String(text)) &&
  !/\b(invalid|expected|received|key|must|should|undefined)\b/i.test(String(text));

test('a call that breaks one constraint of the document is always refused, in Spanish', async () => {
  const wrong: string[] = [];
  let calls = 0;
  for (const operation of operationsOf(document).filter((each) => !isStream(each))) {
    for (const { violation, ...call } of spoiltCalls(operation, testSeed)) {
      const { statusCode, body } = await send(operation, call);
      calls += 1;
      const { mensaje: message, error_description: description, errors = [] } = JSON.parse(body);
      const isTold = [message ?? description, ...errors].every(isSpanish);
      if (refusals.includes(statusCode) && isTold) continue;
      wrong.push(`${call.method} ${call.url}: ${violation}: ${statusCode} ${body}`);
    }
  }

  expect({ testSeed, wrong }).toEqual({ testSeed, wrong: [] });
  expect(calls).toBeGreaterThan(300);
});

test('every text, list and number that a call may hold has its limits stated', () => {
  const open = operationsOf(document).flatMap(({ method, path, description }) =>
    [description['parameters'], description['requestBody']].flatMap((part) =>
      unlimited(part).map((what) => `${method} ${path}: ${what}`),
    ),
  );

  expect(open).toEqual([]);
});

test('every text that a call may hold says that the database can store it', () => {
  const unstorable = operationsOf(document).flatMap(({ method, path, description }) =>
    [records(description['parameters']).filter(isOfAddress), description['requestBody']].flatMap(
      (part) =>
        textsIn(part)
          .filter((text) => !refuses(text, 'a\0b') || !refuses(text, 'a\uD83Db'))
          .map((text) => `${method} ${path}: ${JSON.stringify(text)}`),
    ),
  );

  expect(unstorable).toEqual([]);
});

/** Headers cannot contain the refused characters. */
const isOfAddress = (parameter: object) =>
  ['path', 'query'].includes(String(Reflect.get(parameter, 'in')));

type TextSchema = {
  readonly pattern?: string;
  readonly enum?: unknown;
  readonly const?: unknown;
  readonly allOf?: readonly { readonly pattern: string }[];
};

/** Leaves out files and parts that are not JSON Schema. */
function textsIn(part: unknown): TextSchema[] {
  if (typeof part !== 'object' || part === null) return [];
  const { type, format } = Object(part);
  const own = type === 'string' && format !== 'binary' ? [Object(part)] : [];
  return [...own, ...Object.values(part).flatMap(textsIn)];
}

const refuses = ({ pattern, allOf = [], ...rest }: TextSchema, text: string) =>
  rest.enum !== undefined ||
  rest.const !== undefined ||
  [pattern, ...allOf.map((each) => each.pattern)].some(
    (each) => each !== undefined && !new RegExp(each, 'u').test(text),
  );

/** Places without a length limit for a text or a list. */
function unlimited(part: unknown, name = ''): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { type, format, maxLength, maxItems, pattern, enum: listed } = Object(part);
  const isEndless =
    (type === 'array' && maxItems === undefined) ||
    (type === 'string' && ![maxLength, pattern, listed].some(Boolean) && format !== 'binary');
  const parts = Object.entries(part).flatMap(([key, value]) => unlimited(value, `${name}/${key}`));
  return isEndless ? [name, ...parts] : parts;
}
