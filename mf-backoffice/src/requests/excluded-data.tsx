import { chakra } from '@chakra-ui/react/styled-system';
import type { Holdings } from '@portal/contract/staff-request';
import { EmailText } from '@portal/kit/ui/email-text';
import { listHoldings } from './request-words';

/** Data that the answer neither sends nor erases, with the reason. */
export const ExcludedData = ({ holdings: { unproved, others = [] } }: { holdings: Holdings }) => (
  <>
    {unproved && (
      <Note>
        {`Con este correo llegaron además ${listHoldings(unproved) ?? ''} que nadie ha confirmado: pueden ser de otra persona. No se envían ni se borran con esta respuesta.`}
      </Note>
    )}
    {others.map((other) => (
      <Note key={other.email}>
        Esta persona también postuló con{' '}
        <span>
          <EmailText email={other.email} />
        </span>
        <span>{`: ${listHoldings(other) ?? 'sin postulaciones'}. Esos datos no se envían ni se borran con esta respuesta; si los quiere, debe pedirlos desde ese correo.`}</span>
      </Note>
    ))}
  </>
);

const Note = chakra('p', { base: { fontSize: '0.875rem' } });
