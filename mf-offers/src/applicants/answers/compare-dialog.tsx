import { chakra } from '@chakra-ui/react/styled-system';
import type { JobApplication } from '@portal/contract/job-application';
import { dateAndTime } from '@portal/kit/format/dates';
import { currencyChangeNote } from '@portal/kit/format/later-changes';
import { Money } from '@portal/kit/ui/money';
import { useResource } from '@portal/kit/query/use-resource';
import { offerQuestionsResource } from '@portal/kit/resources/offer-questions';
import { offerResource } from '@portal/kit/resources/offers';
import { Dialog } from '@portal/kit/ui/dialog';
import type { ReactNode } from 'react';
import { AnswerText } from './answer-text';

type CompareDialogProps = {
  offerId: number;
  applications: readonly JobApplication[];
  onClose: () => void;
};

export function CompareDialog({ offerId, applications, onClose }: CompareDialogProps) {
  const { data: questions = [] } = useResource(offerQuestionsResource(offerId));
  const { data: offer } = useResource(offerResource(offerId));
  const row = (title: string, cell: (application: JobApplication) => ReactNode) => (
    <tr key={title}>
      <th scope="row">{title}</th>
      {applications.map((application) => (
        <td key={application.id}>{cell(application)}</td>
      ))}
    </tr>
  );

  return (
    <Dialog title="Comparar aplicantes" isOpen onClose={onClose} size="lg">
      {offer && (
        <chakra.p color="ink.muted" marginBottom="3">
          {`Rango salarial de la oferta: ${offer.salaryRange}`}
        </chakra.p>
      )}
      {/* A scrollable region needs the focus, or the keyboard cannot scroll it. */}
      <chakra.div role="region" aria-label="Comparación" tabIndex={0} overflowX="auto">
        <chakra.table css={tableLook}>
          <thead>
            <tr>
              <th scope="col">Aplicante</th>
              {applications.map(({ id, applicant }) => (
                <th key={id} scope="col">
                  {applicant.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row('Aspiración salarial', (item) => (
              <Money
                amount={item.salaryExpectation}
                currency={item.salaryCurrency}
                later={currencyChangeNote(item)}
              />
            ))}
            {row('Estado', (item) => item.status.name)}
            {row('Fecha de aplicación', (item) => dateAndTime(item.appliedAt))}
            {questions.map(({ id, question }) =>
              row(question.name, (item) => (
                <AnswerText
                  questionId={id}
                  applicantId={item.applicant.id}
                  heading={question.name}
                />
              )),
            )}
          </tbody>
        </chakra.table>
      </chakra.div>
    </Dialog>
  );
}

const tableLook = {
  width: '100%',
  fontSize: { base: '0.875rem', md: '0.9375rem' },
  '& th, & td': {
    // On a phone a column is cut off, which shows that there are more.
    minWidth: { base: '116px', md: '160px' },
    padding: { base: '2', md: '3' },
    textAlign: 'start',
    verticalAlign: 'top',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    borderBottomWidth: '1px',
  },
  '& th': { fontWeight: '600' },
} as const;
