import { record, type JsonSchema } from '../src/platform/document/json-schema';
import { sampleCv } from './visitor';

type SampleFile = { name: string; type: string; bytes: Buffer };

/** One pixel. */
const samplePng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** A file as a property of the document describes one; undefined for other properties. */
export function sampleFile(property: JsonSchema): SampleFile | undefined {
  const type = record(property)['contentMediaType'];
  if (type === undefined) return undefined;
  return type === 'application/pdf'
    ? { name: 'cv.pdf', type, bytes: sampleCv }
    : { name: 'foto.png', type: 'image/png', bytes: samplePng };
}
