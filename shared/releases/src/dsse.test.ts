import { openEnvelope, preAuthEncoding, signEnvelope } from './dsse';
import { isSignedBy, newPrivateKey, openSigner } from './signing-key';

const signer = openSigner(newPrivateKey(), 'hola');

test('what is signed names the type and the content, each after its length in bytes', () => {
  expect(
    preAuthEncoding('http://example.com/HelloWorld', Buffer.from('hello world')).toString(),
  ).toBe('DSSEv1 29 http://example.com/HelloWorld 11 hello world');
  // «ñ» has two bytes, «€» three.
  expect(preAuthEncoding('ñ', Buffer.from('a€')).toString()).toBe('DSSEv1 2 ñ 4 a€');
  expect(preAuthEncoding('', Buffer.from('')).toString()).toBe('DSSEv1 0  0 ');
});

test('a key of RFC 8032 makes the signature that stands there', () => {
  const seed = '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60';
  const der = Buffer.from(`302e020100300506032b657004220420${seed}`, 'hex').toString('base64');
  const known = openSigner(`-----BEGIN PRIVATE KEY-----\n${der}\n-----END PRIVATE KEY-----\n`, 'x');

  expect(Buffer.from(known.publicKey.replace('ed25519:', ''), 'base64url').toString('hex')).toBe(
    'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
  );
  expect(known.sign(Buffer.from('')).toString('hex')).toBe(
    'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  );
});

test('an envelope opens with what was signed and the key, and not once a bit of it differs', () => {
  const sealed = signEnvelope('text/plain', Buffer.from('hola'), signer);
  const [{ keyid, sig }] = sealed.signatures;

  expect(openEnvelope(sealed)).toEqual({
    content: Buffer.from('hola'),
    publicKey: signer.publicKey,
  });
  expect(
    isSignedBy(keyid, Buffer.from('DSSEv1 10 text/plain 4 hola'), Buffer.from(sig, 'base64')),
  ).toBe(true);
  expect(openEnvelope({ ...sealed, payloadType: 'text/html' })).toBeUndefined();
  expect(
    openEnvelope({ ...sealed, payload: Buffer.from('Hola').toString('base64') }),
  ).toBeUndefined();
  const other = openSigner(newPrivateKey(), 'otra').publicKey;
  expect(openEnvelope({ ...sealed, signatures: [{ keyid: other, sig }] })).toBeUndefined();
});
