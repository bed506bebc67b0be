import type { DuplicateReason } from '@portal/contract/duplicates';
import type { PublicState } from '@portal/contract/public-state';
import type { Generated } from 'kysely';
import type { Named, OptionalTimestamp, Timestamp } from '../platform/database/column-types';

declare module '../platform/database/schema' {
  interface Schema {
    applicants: {
      id: Generated<number>;
      email: string;
      name: string;
      /** The name that came with the e-mail, where a merge has put another in its place. */
      ownName: string | null;
      createdAt: Timestamp;
      /** Of the browser that applied apart, beside somebody who had used the e-mail; null for whom it is known by. */
      browser: string | null;
      /** Since when nothing here names anybody. */
      anonymisedAt: OptionalTimestamp;
      /** The person that this e-mail is another one of, when staff have said so. */
      mergedInto: number | null;
      /** Whose it is: that person, or the row itself; the database keeps it. */
      personId: Generated<number>;
      /** Counts the changes of its name, its e-mail and its person. */
      version: Generated<number>;
    };
    /** Who may be the same person; triggers keep it, and staff say who is not. */
    duplicateApplicants: {
      oneId: number;
      otherId: number;
      reason: DuplicateReason;
      dismissedAt: OptionalTimestamp;
      dismissedBy: number | null;
    };
    /** What staff have merged and may still take back. */
    applicantMerges: {
      id: Generated<number>;
      keptId: number;
      mergedId: number;
      movedIds: number[];
      earlierName: string | null;
      mergedAt: Timestamp;
      mergedBy: number | null;
    };
    /** With what each means to those who applied. */
    applicationStatuses: Named & { publicState: PublicState; version: Generated<number> };
    jobApplications: {
      id: Generated<number>;
      applicantId: number;
      offerId: number;
      statusId: number;
      salaryExpectation: number;
      /** The title of its offer when it came; a trigger keeps it. */
      offerTitle: Generated<string>;
      /** That of the offer's range when it came; where the range named none, what the applicant wrote. A trigger keeps it. */
      salaryCurrency: Generated<string | null>;
      appliedAt: Timestamp;
      /** Since when it has its status; a trigger keeps it. */
      statusSince: Timestamp;
      /** Counts the changes of its status; the same trigger keeps it. */
      version: Generated<number>;
      /** When the person who sent it took it back. */
      withdrawnAt: OptionalTimestamp;
      /** When the e-mail's owner was asked to confirm it, and when that was done. */
      confirmationAskedAt: OptionalTimestamp;
      confirmedAt: OptionalTimestamp;
      /** Random name of the stored file; null for applications that came without one. */
      cvName: string | null;
      cvOriginalName: string | null;
      /** What it is searched and ordered by, without case and accents; triggers keep it. */
      nameKey: Generated<string>;
      emailKey: Generated<string>;
      titleKey: Generated<string>;
      searchKey: Generated<string>;
      /** Ties the application to the browser that sent it, which may then send its answers. */
      submission: string | null;
    };
    /** Tokens of the mails that ask for it, hashed. */
    emailConfirmations: { tokenHash: string; applicationId: number; expiresAt: Date };
    answers: {
      id: Generated<number>;
      applicantId: number;
      offerQuestionId: number;
      /** The words that it was given to; a trigger keeps them. */
      question: Generated<string>;
      text: string;
    };
  }
}
