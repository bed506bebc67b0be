import { codesIn } from '../../job-applications';

type Written = { code?: string | undefined; text?: string | undefined };

/** Finds the codes in the form's field and the text. */
export const codesInRequest = ({ code = '', text = '' }: Written) => codesIn(`${code} ${text}`);
