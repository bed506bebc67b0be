import type { ReceivedPrivacyRequest } from '@portal/contract/received-privacy-request';
import { candidateDataPath } from '@portal/kit/routing/staff-paths';
import { StatusDot } from '@portal/kit/ui/status-dot';
import { TextLink } from '../page-parts/text-link';

type PrivacyRequestFactsProps = { request: ReceivedPrivacyRequest; what: string };

/** What is asked for, whose data it is about, and how sure that is. */
export function PrivacyRequestFacts({ request, what }: PrivacyRequestFactsProps) {
  const { code, details, applicantId } = request;

  return (
    <>
      <dt>Qué pide</dt>
      <dd>{what}</dd>
      {details !== '' && (
        <>
          <dt>Detalle</dt>
          <dd>{details}</dd>
        </>
      )}
      <dt>Código de postulación</dt>
      <dd>
        {code === '' ? (
          'No lo escribió: confirma por correo que es la persona.'
        ) : (
          <>
            {code}
            <br />
            <CodeState isRight={request.isCodeRight} />
          </>
        )}
      </dd>
      <dt>Datos guardados</dt>
      <dd>
        {applicantId === undefined ? (
          'Nadie ha postulado con este correo.'
        ) : (
          <TextLink to={candidateDataPath(applicantId)} color="primary" fontWeight="600">
            Ver los datos de la persona
          </TextLink>
        )}
      </dd>
    </>
  );
}

const CodeState = ({ isRight }: { isRight: boolean }) =>
  isRight ? (
    <StatusDot color="success" text="Coincide con este correo" />
  ) : (
    <StatusDot color="warning" text="No coincide con este correo" />
  );
