import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/kit/routing/paths';
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { LinkButton } from '@portal/kit/ui/link-button';
import { LinkFrame } from './link-frame';

/** Says why a link does not work and how to request another one. */
export const UnusableLink = ({ text }: { text: string }) => (
  <LinkFrame title="Este enlace no sirve" text={text}>
    <chakra.div display="flex" flexWrap="wrap" gap="3">
      <LinkButton to={staffPaths.forgottenPassword}>Pedir otro enlace</LinkButton>
      <LinkButton to={paths.login} variant="outline">
        Iniciar sesión
      </LinkButton>
    </chakra.div>
  </LinkFrame>
);
