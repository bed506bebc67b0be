import * as v from 'valibot';
import { open } from './open-object';
import { fingerprintOf, publicKeyText, type Signer } from './signing-key';

/** Who may change an application: whoever has one of these keys. */
export const owner = open({
  name: v.string(),
  keys: v.pipe(v.array(publicKeyText), v.minLength(1)),
});

export type Owner = v.InferOutput<typeof owner>;

export const ownedBy = ({ name, publicKey }: Signer): Owner => ({ name, keys: [publicKey] });

/** As people read it: the name and the fingerprints of the keys. */
export const describeOwner = ({ name, keys }: Owner) =>
  `«${name}» (${keys.length === 1 ? 'clave' : 'claves'} ${keys.map(fingerprintOf).join(', ')})`;
