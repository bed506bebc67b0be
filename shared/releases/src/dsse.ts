import * as v from 'valibot';
import { isSignedBy, publicKeyText, type Signer } from './signing-key';

// Dead Simple Signing Envelope 1.0.2. The id of a key is the public key itself.

const base64 = v.pipe(v.string(), v.base64());

export const envelope = v.object({
  payloadType: v.string(),
  payload: base64,
  signatures: v.tuple([v.object({ keyid: publicKeyText, sig: base64 })]),
});

export type Envelope = v.InferOutput<typeof envelope>;

/** What is signed: the type and the content, each after its length in bytes. */
export const preAuthEncoding = (type: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`DSSEv1 ${Buffer.byteLength(type)} ${type} ${content.length} `),
    content,
  ]);

export const signEnvelope = (payloadType: string, content: Buffer, signer: Signer): Envelope => ({
  payloadType,
  payload: content.toString('base64'),
  signatures: [
    {
      keyid: signer.publicKey,
      sig: signer.sign(preAuthEncoding(payloadType, content)).toString('base64'),
    },
  ],
});

/** The content with the public key that signed it; nothing, if the signature is not one of that key. */
export function openEnvelope({ payloadType, payload, signatures: [signature] }: Envelope) {
  const content = Buffer.from(payload, 'base64');
  const signed = preAuthEncoding(payloadType, content);
  const { keyid: publicKey, sig } = signature;
  return isSignedBy(publicKey, signed, Buffer.from(sig, 'base64'))
    ? { content, publicKey }
    : undefined;
}
