import { decimal, formatRows } from '../figures';
import { allKinds, entriesOf, kinds, type Diary, type Kind } from '../people/diary';
import type { Outage, StackResult } from './run-outages';

export const formatOutages = ({ stack, outages, diary, broken }: StackResult) =>
  [
    stack.name,
    formatRows([
      ['', 'duró', ...allKinds.map((kind) => kinds[kind]), 'recién llegado', 'repuesto tras'],
      ...outages.map((outage) => rowOf(outage, diary)),
    ]),
    ...outages.map(({ fault, told }) => `${fault.name}: ${told.join('; ')}`),
    `${diary.entries.length} llamadas, ${diary.applications.length} postulaciones y ` +
      `${diary.contacts.length} contactos; ${broken.length} promesas rotas`,
  ].join('\n');

function rowOf(outage: Outage, diary: Diary) {
  const { fault, beganAt, endedAt, recoveredAt, newcomer } = outage;
  return [
    fault.name,
    inSeconds(endedAt - beganAt),
    ...allKinds.map((kind) => sufferingOf(kind, outage, diary)),
    inSeconds(newcomer),
    inSeconds(recoveredAt - endedAt),
  ];
}

/** The number of refused calls, their time span and the longest wait for an answer. */
function sufferingOf(kind: Kind, { beganAt, recoveredAt }: Outage, diary: Diary) {
  const during = entriesOf(diary, kind).filter(
    ({ askedAt, milliseconds }) => askedAt + milliseconds >= beganAt && askedAt <= recoveredAt,
  );
  const longest = Math.max(...during.map(({ milliseconds }) => milliseconds));
  const refused = during.filter(({ refusal }) => refusal !== undefined);
  const [first, last] = [refused[0], refused.at(-1)];
  if (!first || !last) return inSeconds(longest);
  const span = last.askedAt + last.milliseconds - first.askedAt;
  return `${refused.length}× en ${inSeconds(span)}, ${inSeconds(longest)}`;
}

const inSeconds = (milliseconds: number) => `${decimal(milliseconds / 1000, 1)} s`;
