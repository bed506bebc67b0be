import { record, type JsonSchema } from '../src/platform/document/json-schema';
import { sampleCv } from './visitor';

type SampleFile = { name: string; type: string; bytes: Buffer };

const samplePng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

export function sampleFile(property: JsonSchema): SampleFile | undefined {
  const type = record(property)['contentMediaType'];
  if (type === undefined) return undefined;
  return type === 'application/pdf'
    ? { name: 'cv.pdf', type, bytes: sampleCv }
    : { name: 'foto.png', type: 'image/png', bytes: samplePng };
}
