import { chakra } from '@chakra-ui/react/styled-system';
import type { JobApplication } from '@portal/contract/job-application';
import { mailLink } from '@portal/contract/mail-link';
import { dateAndTime } from '@portal/kit/format/dates';
import { appliedAs, currencyChangeNote } from '@portal/kit/format/later-changes';
import { OriginalText } from '@portal/kit/ui/original-text';
import { Money } from '@portal/kit/ui/money';
import { useResource } from '@portal/kit/query/use-resource';
import { offerResource } from '@portal/kit/resources/offers';
import { EmailText } from '@portal/kit/ui/email-text';
import type { Ref } from 'react';
import { AnswerList } from '../answers/answer-list';

type ReviewPersonProps = {
  offerId: number;
  application: JobApplication;
  /** Target of the shortcut for the answers. */
  answers: Ref<HTMLDivElement>;
};

/** The current applicant: the name is fixed, the answers scroll. */
export function ReviewPerson({ offerId, application, answers }: ReviewPersonProps) {
  const { applicant, appliedAt, isEmailConfirmed } = application;
  const { data: offer } = useResource(offerResource(offerId));

  return (
    <>
      <Head>
        <chakra.h2 textStyle="h4" lineClamp="3" title={applicant.name}>
          {applicant.name}
        </chakra.h2>
        <EmailLink href={mailLink(applicant.email)}>
          <EmailText email={applicant.email} />
        </EmailLink>
        {isEmailConfirmed === false && (
          <chakra.p color="warning" textStyle="xs">
            correo sin confirmar
          </chakra.p>
        )}
        <p>
          <strong>
            <Money
              amount={application.salaryExpectation}
              currency={application.salaryCurrency}
              later={currencyChangeNote(application)}
            />
          </strong>
          {offer && <span>{` · rango de la oferta: ${offer.salaryRange}`}</span>}
        </p>
        <chakra.p color="ink.muted">
          <OriginalText
            text={`Postuló el ${dateAndTime(appliedAt)}`}
            later={appliedAs(application)}
          />
        </chakra.p>
      </Head>
      <Answers
        ref={answers}
        role="region"
        aria-labelledby="review-answers"
        // A scrollable region needs the focus, or the keyboard cannot scroll it.
        tabIndex={0}
      >
        <chakra.h3 id="review-answers" fontWeight="600" marginBottom="3">
          Respuestas del aplicante
        </chakra.h3>
        <AnswerList offerId={offerId} application={application} />
      </Answers>
    </>
  );
}

const Head = chakra('div', {
  base: {
    gridArea: 'person',
    display: 'grid',
    alignContent: 'start',
    gap: '1',
    padding: '4',
    fontSize: '0.875rem',
    borderBottomWidth: '1px',
    borderInlineStartWidth: { xl: '1px' },
  },
});

const Answers = chakra('div', {
  base: {
    gridArea: 'answers',
    padding: '4',
    fontSize: '0.875rem',
    overflowY: { xl: 'auto' },
    borderInlineStartWidth: { xl: '1px' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

const EmailLink = chakra('a', {
  base: { color: 'primary', textDecoration: 'underline', justifySelf: 'start' },
});
