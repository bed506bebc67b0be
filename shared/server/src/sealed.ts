import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { isSameText } from './same-text';

type Secret = Buffer | string;

/** Signs content that a browser keeps and sends back unchanged. It is not encrypted. */
export function seal(content: unknown, secret: Secret): string {
  const text = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${text}.${sign(text, secret)}`;
}

/** Undefined if the signature or the shape is wrong. */
export function openSealed<Schema extends v.GenericSchema>(
  value: string,
  { secret, schema }: { secret: Secret; schema: Schema },
): v.InferOutput<Schema> | undefined {
  const [text = '', signature = ''] = value.split('.');
  if (!isSameText(signature, sign(text, secret))) return undefined;
  const content: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
  const result = v.safeParse(schema, content);
  return result.success ? result.output : undefined;
}

const sign = (text: string, secret: Secret) =>
  createHmac('sha256', secret).update(text).digest('base64url');
