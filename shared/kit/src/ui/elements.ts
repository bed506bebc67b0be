import type { ReactElement } from 'react';

/**
 * What stands among other elements. A bare text may not: translators of browsers put elements of their own in
 * the place of its node, where React does not find it again.
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined;
