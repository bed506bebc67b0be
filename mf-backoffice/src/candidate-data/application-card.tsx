import { chakra } from '@chakra-ui/react/styled-system';
import type { ApplicationData, Consent, GivenAnswer } from '@portal/contract/applicant-data';
import { CurriculumButton } from '@portal/kit/curriculum/curriculum-button';
import { dateAndTime } from '@portal/kit/format/dates';
import {
  changedQuestion,
  currencyChangeNote,
  originalTitle,
  titleToday,
} from '@portal/kit/format/later-changes';
import { OriginalText } from '@portal/kit/ui/original-text';
import { EmailText } from '@portal/kit/ui/email-text';
import { Money } from '@portal/kit/ui/money';
import { StatusName } from '@portal/kit/ui/status-name';
import { Facts } from '../page-parts/facts';

type ApplicationCardProps = {
  data: ApplicationData;
  isAnonymised: boolean;
  onDownloaded: () => void;
};

export function ApplicationCard({ data, isAnonymised, onDownloaded }: ApplicationCardProps) {
  const { application, sentWith, curriculumTitle, answers, consent } = data;
  const { applicant, status, curriculum, code } = application;

  return (
    <Card>
      <chakra.h3 fontWeight="600" marginBottom="3">
        <OriginalText text={originalTitle(application)} later={titleToday(application)} />
      </chakra.h3>
      <Facts>
        {code && (
          <>
            <dt>Código</dt>
            <dd>{code}</dd>
          </>
        )}
        {sentWith !== undefined && !isAnonymised && <SentWith email={sentWith} />}
        <dt>Fecha</dt>
        <dd>{dateAndTime(application.appliedAt)}</dd>
        <dt>Estado</dt>
        <dd>
          <StatusName status={status} />
        </dd>
        <dt>Aspiración salarial</dt>
        <dd>
          <Money
            amount={application.salaryExpectation}
            currency={application.salaryCurrency}
            later={currencyChangeNote(application)}
          />
        </dd>
        <dt>Currículum</dt>
        <dd>
          {curriculum ? (
            <Curriculum>
              {curriculumTitle && <span>{curriculumTitle}</span>}
              <CurriculumButton
                applicantName={applicant.name}
                fileName={curriculum}
                onDownloaded={onDownloaded}
              />
            </Curriculum>
          ) : (
            absentText(isAnonymised)
          )}
        </dd>
        <dt>Bolsa de talento</dt>
        <dd>{consentText(data, isAnonymised)}</dd>
        {answers.map((answer) => (
          <Answer key={answer.question} {...answer} />
        ))}
      </Facts>
      {consent && (
        <chakra.p color="ink.muted" fontSize="0.875rem">
          {consentBasis(consent)}
        </chakra.p>
      )}
    </Card>
  );
}

const SentWith = ({ email }: { email: string }) => (
  <>
    <dt>Enviada con</dt>
    <dd>
      <EmailText email={email} />
    </dd>
  </>
);

const absentText = (isAnonymised: boolean) => (isAnonymised ? 'Eliminado' : 'Llegó sin currículum');

function consentText({ consent }: ApplicationData, isAnonymised: boolean) {
  if (isAnonymised) return 'Eliminado';
  if (!consent) return 'No se le preguntó';
  return `${consent.joinsTalentPool ? 'Sí' : 'No'} · ${dateAndTime(consent.answeredAt)}`;
}

/** The text of the consent if it is known, and the version of the policy. */
const consentBasis = ({ text, policyVersion }: Consent) =>
  `${text === undefined ? 'Respondió' : `Respondió a «${text}»`} según la política de privacidad del ${policyVersion}.`;

const Answer = ({ question, questionToday, text }: GivenAnswer) => (
  <>
    <dt>
      <OriginalText text={question} later={questionToday && changedQuestion(questionToday)} />
    </dt>
    <dd>{text}</dd>
  </>
);

const Card = chakra('article', {
  base: { padding: { base: '4', md: '5' }, bg: 'soft', borderRadius: 'md' },
});

const Curriculum = chakra('span', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
});
