import type { TrashKind } from '@portal/contract/trash';
import type { ActivityAction, ActivityChange, ActivitySubject } from '@portal/contract/activity';
import type { CandidateViews } from '@portal/contract/candidate-views';
import type { PrivacyRequestKind } from '@portal/contract/privacy-request';
import type { ColumnType, Generated } from 'kysely';

type Timestamp = ColumnType<Date, Date | undefined, Date>;
/** A day as YYYY-MM-DD. */
type Day = ColumnType<string, string | undefined, string>;

type Named = { id: number; name: string };
type Deletable = { deletedAt: ColumnType<Date | null, Date | undefined, Date | null> };

/** What several people may edit; a trigger counts its writes. */
type Edited = Deletable & { version: Generated<number> };

/** What is kept for the applicants' sake: who used their data, and how. */
export type AuditAction = 'download-cv' | 'export-data' | 'correct-data' | 'anonymise-data';

export type Schema = {
  countries: { id: Generated<number>; name: string; isoCode: string };
  cities: { id: Generated<number>; countryId: number; name: string };
  parameters: {
    id: Generated<number>;
    topic: string;
    position: number;
    name: string;
    description: string;
  };
  contactRequests: {
    id: Generated<number>;
    name: string;
    email: string;
    phone: string;
    description: string;
    createdAt: Timestamp;
    answeredAt: ColumnType<Date | null, Date | undefined, Date | null>;
  };
  privacyRequests: {
    id: Generated<number>;
    kind: PrivacyRequestKind;
    name: string;
    email: string;
    code: string;
    details: string;
    createdAt: Timestamp;
    answeredAt: ColumnType<Date | null, Date | undefined, Date | null>;
  };
  /** E-mails to the company that are still to be sent. */
  outgoingNotices: {
    id: Generated<number>;
    kind: 'contact' | 'privacy';
    subjectId: number;
    createdAt: Timestamp;
    attempts: Generated<number>;
    nextAttemptAt: Timestamp;
  };

  people: Edited & {
    id: Generated<number>;
    firstName: string;
    lastName: string;
    email: string;
    createdOn: Day;
    countryId: number | null;
    photoName: string | null;
  };
  users: {
    id: Generated<number>;
    personId: number;
    username: string;
    passwordHash: string;
    tokenVersion: Generated<number>;
  };
  userRoles: { userId: number; role: string };

  skills: Edited & { id: Generated<number>; name: string };
  languages: Edited & { id: Generated<number>; name: string };
  questions: Edited & { id: Generated<number>; name: string };

  languageLevels: Named;
  trainings: Named;
  contractTypes: Named;
  workModes: Named;
  offerStatuses: Named & { isOpen: boolean };
  applicationStatuses: Named;

  offers: Edited & {
    id: Generated<number>;
    title: string;
    vacancies: number;
    description: string;
    salaryRange: string;
    schedule: string;
    benefits: string;
    createdOn: Day;
    trainingId: number;
    contractTypeId: number;
    statusId: number;
    workModeId: number;
    creatorId: number | null;
    /** Since when it is not open; a trigger keeps it. */
    closedAt: ColumnType<Date | null, Date | undefined, Date | null>;
  };
  offerCountries: { offerId: number; countryId: number };
  offerCities: { offerId: number; cityId: number };
  offerSkills: Edited & {
    id: Generated<number>;
    offerId: number;
    skillId: number;
    minimumExperience: string;
  };
  offerLanguages: Deletable & {
    id: Generated<number>;
    offerId: number;
    languageId: number;
    levelId: number;
  };
  offerQuestions: Deletable & { id: Generated<number>; offerId: number; questionId: number };

  applicants: {
    id: Generated<number>;
    email: string;
    name: string;
    createdAt: Timestamp;
    /** Since when nothing here names anybody. */
    anonymisedAt: ColumnType<Date | null, Date | undefined, Date | null>;
  };
  /** One row. */
  retentionSettings: {
    isOnly: Generated<boolean>;
    months: Generated<number>;
    changedAt: Timestamp;
    changedBy: number | null;
  };
  jobApplications: {
    id: Generated<number>;
    applicantId: number;
    offerId: number;
    statusId: number;
    salaryExpectation: number;
    appliedAt: Timestamp;
    /** Since when it has its status; a trigger keeps it. */
    statusSince: Timestamp;
    /** Counts the changes of its status; the same trigger keeps it. */
    version: Generated<number>;
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
  consents: {
    id: Generated<number>;
    applicantId: number;
    offerId: number;
    policyVersion: string;
    joinsTalentPool: boolean;
    answeredAt: Timestamp;
  };
  answers: { id: Generated<number>; applicantId: number; offerQuestionId: number; text: string };

  /** What is marked as deleted and can still be brought back. */
  trashEntries: {
    kind: TrashKind;
    rowId: number;
    name: string;
    offerTitle: string | null;
    deletedBy: number | null;
    deletedAt: Timestamp;
  };
  /** How a user likes to look at the candidates. */
  candidateViews: { personId: number; views: CandidateViews };

  /** Files being written: whatever is still listed after a crash belongs to no row. */
  unfinishedFiles: { name: string; createdAt: Timestamp };
  idempotentAnswers: {
    scope: string;
    keyHash: string;
    requestHash: string;
    status: number | null;
    body: string | null;
    /** Whom it is about. */
    applicantId: number | null;
    createdAt: Timestamp;
  };
  rateWindows: { key: string; startsAt: Date; endsAt: Date; hits: number };
  activity: {
    id: Generated<number>;
    at: Timestamp;
    actorId: number | null;
    subject: ActivitySubject;
    subjectId: number;
    action: ActivityAction;
    /** A list of changes, written as JSON. */
    changes: ColumnType<ActivityChange[], string, string>;
  };
  auditEntries: {
    id: Generated<number>;
    at: Timestamp;
    userId: number | null;
    action: AuditAction;
    subject: string;
    /** Whose data it was about. */
    applicantId: number | null;
    applicationId: number | null;
  };
  seeds: { name: string; appliedAt: Timestamp };
};
