import type { Applicant, ApplicantCheck } from '@portal/contract/applicant';
import { requireVisible } from '../../offers';
import type { Platform } from '../../platform/platform';
import {
  findApplicantByEmail,
  findSeparateApplicantName,
  hasAppliedAlready,
  hasUnconfirmedRival,
} from './applicant-repository';
import { newNonce, type Submission, type Submissions } from './submissions';
import type { Exchange, UnverifiedApplicants } from './unverified-applicants';

export type ApplicantServices = Pick<Platform, 'db' | 'notices'> & {
  submissions: Submissions;
  unverified: UnverifiedApplicants;
};

/**
 * Returns whether an e-mail is known and has applied. The response carries a proof of the check.
 *
 * @throws a 404 if the offer is not open
 */
export async function checkApplicant(
  exchange: Exchange,
  { email: given, offerId }: { email: string; offerId: number },
  services: ApplicantServices,
): Promise<ApplicantCheck> {
  const { db, submissions, notices } = services;
  await requireVisible(db, offerId, 'open');
  const email = given.toLowerCase();
  const earlier = submissions.findEarlier(exchange.request, { email, offerId });
  const known = await findFor(services, { email, offerId, earlier });
  const isOwnerAsked = notices.reachesVisitors;
  const applicantId = known.applicant?.id;
  const hasApplied = await hasAppliedAlready(db, { applicantId, email, offerId, isOwnerAsked });

  // After an application, only its own browser gets a new proof.
  if (hasApplied && !earlier) return answerOf(known.applicant, hasApplied);
  const isPage = earlier !== undefined || submissions.isFromPage(exchange.request);
  const holder = isPage ? known : await separate(exchange, { email, known }, services);
  const { applicant, ...proof } = holder;
  submissions.set(exchange.reply, { email, offerId, applicantId: applicant?.id, ...proof });
  return answerOf(applicant, hasApplied);
}

type Holder = { applicant: Known; nonce: string; isApart?: true };

type Asked = { email: string; offerId: number; earlier: Submission | undefined };

/**
 * Finds this browser's applicant. If another browser has an unconfirmed application with the
 * e-mail, this one may be the owner's. It then gets a separate applicant and none of the other's
 * data.
 */
async function findFor(
  { db, notices }: ApplicantServices,
  { email, offerId, earlier }: Asked,
): Promise<Holder> {
  const nonce = earlier?.nonce ?? newNonce();
  const apart = earlier && (await findApplicantByEmail(db, email, nonce));
  if (apart) return { applicant: told(apart), nonce, isApart: true };
  const known = await findApplicantByEmail(db, email);
  // The id of a separate applicant is a secret.
  if (!known) {
    const other = notices.reachesVisitors ? undefined : await findSeparateApplicantName(db, email);
    return { applicant: other && { ...other, id: undefined }, nonce };
  }
  const standing = { applicantId: known.id, offerId, browser: nonce };
  return notices.reachesVisitors && (await hasUnconfirmedRival(db, standing))
    ? { applicant: undefined, nonce, isApart: true }
    : { applicant: told(known), nonce };
}

type Known = ApplicantCheck['applicant'];

/**
 * Clients that only make the calls of specification §7 reuse the id of the response. A known
 * applicant's id would prove nothing about the e-mail, so they get a new separate applicant with
 * the same name.
 */
async function separate(
  exchange: Exchange,
  { email, known }: { email: string; known: Holder },
  { unverified }: ApplicantServices,
): Promise<Holder> {
  if (!known.applicant) return known;
  await unverified.slow(exchange);
  const { nonce, ...applicant } = await unverified.insert({ email, name: known.applicant.name });
  return { applicant: told(applicant), nonce, isApart: true };
}

const told = ({ id, name }: Applicant) => ({ id, name });

const answerOf = (applicant: Known, hasApplied: boolean): ApplicantCheck => ({
  isKnown: applicant !== undefined,
  hasApplied,
  applicant,
  message: messageOf(applicant, hasApplied),
});

function messageOf(applicant: Known, hasApplied: boolean) {
  if (hasApplied) return 'Ya te postulaste a esta oferta.';
  return applicant
    ? 'Ya tenemos tus datos; completa tu postulación.'
    : 'Puedes continuar con tu postulación.';
}
