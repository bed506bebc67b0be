import { createAnswerCheck } from './answer-problem';

const text = { type: 'string' };
const document = {
  paths: {
    '/lugares/{id}': {
      get: {
        responses: {
          200: {
            headers: {
              ETag: { required: true, schema: text },
              Age: { schema: { pattern: '^\\d+$' } },
            },
            content: {
              'application/json': {
                schema: { type: 'array', items: { type: 'object', required: ['nombre'] } },
              },
              'image/*': {},
            },
          },
          304: {},
          '4XX': { $ref: '#/components/responses/Error' },
        },
      },
    },
  },
  components: {
    schemas: { Error: { type: 'object', required: ['mensaje'] } },
    responses: {
      Error: {
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  },
};

const check = createAnswerCheck(document);
const place = { method: 'GET', path: '/lugares/{id}' };
const headers = { 'content-type': 'application/json; charset=utf-8', etag: '"1"' };
const fitting = { status: 200, headers, body: '[{"nombre":"Chile"}]' };

test.each([
  ['an answer', {}],
  ['one whose body is not at hand', { body: undefined }],
  ['a media type of a documented kind', { headers: { ...headers, 'content-type': 'image/png' } }],
  ['no body where none is documented', { status: 304, body: '' }],
  ['an error of any documented number', { status: 418, body: '{"mensaje":""}' }],
])('%s that fits is let through', (_name, change) => {
  expect(check(place, { ...fitting, ...change })).toBeUndefined();
});

test.each([
  [{ status: 202 }, 'an undocumented status 202'],
  [
    { headers: { ...headers, 'content-type': 'text/html' } },
    'an undocumented media type «text/html»',
  ],
  [{ headers: { 'content-type': 'application/json' } }, 'no header ETag'],
  [{ headers: { ...headers, age: 'x' } }, 'Age must match pattern "^\\d+$"'],
  [{ body: '[{"id":1}]' }, "body/0 must have required property 'nombre'"],
  [{ body: '{}' }, 'body must be array'],
  [{ status: 304 }, 'a body where none is documented'],
  [{ status: 404, body: '{}' }, "body must have required property 'mensaje'"],
])('%j is found', (change, problem) => {
  expect(check(place, { ...fitting, ...change })).toBe(problem);
});
