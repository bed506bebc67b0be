import { codesIn } from '../../applications';

type Written = { code?: string | undefined; text?: string | undefined };

/** The codes of applications that a request gives: the form has a field for one, others may stand in the text. */
export const givenCodes = ({ code = '', text = '' }: Written) => codesIn(`${code} ${text}`);
