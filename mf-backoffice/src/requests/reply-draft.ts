import type { Reply } from '@portal/contract/staff-request';
import { textsFor, writeReply, type ReplyFacts, type ReplyText } from './reply-texts';

/** An answer that is being written. */
export type ReplyDraft = Pick<Reply, 'text' | 'hasCopy' | 'erasesData'> & {
  /** Of the ready text that it began with; '' for one that came back. */
  textKey: string;
  /** There are words that are nowhere else. */
  isOwn: boolean;
};

type Facts = Omit<ReplyFacts, 'now'>;

/** What an answer begins with: the likeliest text, and what it says is done. */
export const firstDraft = (facts: Facts) => draftOf(textsFor(facts.request)[0], facts);

export const draftOf = (ready: ReplyText, facts: Facts): ReplyDraft => ({
  textKey: ready.key,
  text: writeReply(ready, { ...facts, now: new Date() }),
  hasCopy: ready.hasCopy,
  erasesData: ready.erasesData,
  isOwn: false,
});

/** An answer that was taken back goes on where it ended. */
export const draftAgain = ({ text, hasCopy, erasesData }: Reply): ReplyDraft => ({
  textKey: '',
  text,
  hasCopy,
  erasesData,
  isOwn: true,
});
