import type { Reply } from '@portal/contract/staff-request';
import { textsFor, writeReply, type ReplyFacts, type ReplyText } from './reply-texts';

export type ReplyDraft = Pick<Reply, 'text' | 'hasCopy' | 'erasesData'> & {
  /** Key of the ready text that it is based on; '' for an answer that was taken back. */
  textKey: string;
  /** True if it contains text typed by the user. */
  isOwn: boolean;
};

type Facts = Omit<ReplyFacts, 'now'>;

/** Initial answer: the likeliest ready text, with its options. */
export const firstDraft = (facts: Facts) => draftOf(textsFor(facts.request)[0], facts);

export const draftOf = (ready: ReplyText, facts: Facts): ReplyDraft => ({
  textKey: ready.key,
  text: writeReply(ready, { ...facts, now: new Date() }),
  hasCopy: ready.hasCopy,
  erasesData: ready.erasesData,
  isOwn: false,
});

/** Draft of an answer that was taken back. */
export const draftOfTakenBack = ({ text, hasCopy, erasesData }: Reply): ReplyDraft => ({
  textKey: '',
  text,
  hasCopy,
  erasesData,
  isOwn: true,
});
