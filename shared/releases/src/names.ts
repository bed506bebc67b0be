import * as v from 'valibot';

// Names become folders, bucket keys and URLs, and any writer of a registry chooses them.

/** Longest name, in characters. */
const longest = 64;

const shown = (name: string) => JSON.stringify(name.slice(0, longest));

/** `shell`, or a remote: `mf-` and words of lower-case letters and digits. */
export const applicationName = v.pipe(
  v.string(),
  v.check(
    (name) => name.length <= longest && /^(shell|mf(-[a-z\d]+)+)$/.test(name),
    ({ input }) => `${shown(input)} no es el nombre de una aplicación.`,
  ),
);

/** Lower-case letters and digits, except device names of Windows. */
export const releaseId = v.pipe(
  v.string(),
  v.check(
    (id) => /^(?!(con|prn|aux|nul|com\d|lpt\d)$)[a-z\d]{1,64}$/.test(id),
    ({ input }) => `${shown(input)} no es el id de una versión.`,
  ),
);

/** A release as `application/id`. */
export const releaseKeyText = v.pipe(
  v.string(),
  v.check(
    (key) => v.is(v.strictTuple([applicationName, releaseId]), key.split('/', 3)),
    ({ input }) => `${shown(input)} no nombra una versión.`,
  ),
);
