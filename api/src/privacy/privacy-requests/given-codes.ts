import { codesIn } from '../../applications';

type Written = { code?: string | undefined; text?: string | undefined };

/** Finds the codes in the form's field and the text. */
export const givenCodes = ({ code = '', text = '' }: Written) => codesIn(`${code} ${text}`);
