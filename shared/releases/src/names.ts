import * as v from 'valibot';

// Names become folders, keys of a bucket and addresses, and whoever may write a registry chooses them.

/** In characters. */
const longest = 64;

const shown = (name: string) => JSON.stringify(name.slice(0, longest));

/** The shell, or a remote: `mf-` and words of small letters and digits. */
export const applicationName = v.pipe(
  v.string(),
  v.check(
    (name) => name.length <= longest && /^(shell|mf(-[a-z\d]+)+)$/.test(name),
    ({ input }) => `${shown(input)} no es el nombre de una aplicación.`,
  ),
);

/** Small letters and digits, but for what Windows takes for a device. */
export const releaseId = v.pipe(
  v.string(),
  v.check(
    (id) => /^(?!(con|prn|aux|nul|com\d|lpt\d)$)[a-z\d]{1,64}$/.test(id),
    ({ input }) => `${shown(input)} no es el id de una versión.`,
  ),
);

/** As `application/id`. */
export const releaseKeyText = v.pipe(
  v.string(),
  v.check(
    (key) => v.is(v.strictTuple([applicationName, releaseId]), key.split('/', 3)),
    ({ input }) => `${shown(input)} no nombra una versión.`,
  ),
);
