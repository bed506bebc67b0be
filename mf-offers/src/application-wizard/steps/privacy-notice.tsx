import { chakra } from '@chakra-ui/react/styled-system';
import { company } from '@portal/contract/company';
import { paths } from '@portal/kit/routing/paths';
import { Link } from '@portal/runtime';

const PlainLink = chakra(Link);

/** The first layer of the privacy notice, where data is about to be sent (reading A43). */
export function PrivacyNotice() {
  return (
    <chakra.p textStyle="sm" color="ink.muted">
      {company.name} usará estos datos y tu currículum solo para evaluar tu postulación a esta
      oferta. Puedes pedir una copia o que los borremos cuando quieras:{' '}
      <PlainLink to={paths.privacy} color="primary" textDecoration="underline">
        cómo cuidamos tus datos
      </PlainLink>
      .
    </chakra.p>
  );
}
