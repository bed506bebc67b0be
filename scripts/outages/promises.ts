import { setTimeout as wait } from 'node:timers/promises';
import { withDatabase } from '../../api/testing/with-database';
import { findLosses, findUnreadable } from '../cluster/losses';
import type { Diary } from '../people/diary';
import type { Stack } from './stack';

/** In milliseconds. A failed mail is tried again after half a minute, then after a minute. */
const maxMail = 150_000;
const betweenLooks = 500;

type Aftermath = {
  readonly stack: Stack;
  readonly diary: Diary;
  /** E-mails sent in forms from browsers. */
  readonly emails: readonly string[];
};

/** Returns all broken guarantees. Stops the API instances. */
export async function findBroken({ stack, diary, emails }: Aftermath): Promise<string[]> {
  const addresses = stack.instances.map(({ address }) => address);
  return [
    ...diary.faults,
    ...findEnded(stack),
    ...(await findUnreadable(addresses, diary.applications)),
    ...(await findUntold(stack, diary)),
    ...(await stopInstances(stack)),
    ...(await findLosses(stack.environment, diary)),
    ...(await findUnsent(stack, emails)),
  ];
}

function findEnded({ process: site, instances }: Stack) {
  const running = [site.exitCode === null, ...instances.map((each) => each.isRunning())];
  return running.every(Boolean) ? [] : ['a process has ended'];
}

async function stopInstances({ instances }: Stack) {
  const codes = await Promise.all(instances.map((each) => each.stop()));
  return codes.every((code) => code === 0) ? [] : [`instances stopped with ${codes.join(' and ')}`];
}

/** Checks that the company receives a mail about each contact request, even if late. */
async function findUntold({ mail }: Stack, { contacts }: Diary) {
  const until = performance.now() + maxMail;
  for (;;) {
    const all = mail.mails.join('\n');
    const untold = contacts.filter((email) => !all.includes(email));
    if (untold.length === 0) return [];
    if (performance.now() > until) return untold.map((email) => `no mail about ${email}`);
    await wait(betweenLooks);
  }
}

/** Checks that each form sent in a browser is stored exactly once. */
async function findUnsent({ environment }: Stack, emails: readonly string[]) {
  const { rows } = await withDatabase(environment, ({ pool }) =>
    pool.query<{ email: string }>(
      `select email from people union all
       select a.email from applicants a join job_applications j on j.applicant_id = a.id`,
    ),
  );
  return emails.flatMap((email) => {
    const count = rows.filter((row) => row.email === email).length;
    return count === 1 ? [] : [`the data of ${email} were stored ${count} times`];
  });
}
