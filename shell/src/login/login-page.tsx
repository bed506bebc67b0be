import { chakra } from '@chakra-ui/react/styled-system';
import { useCompany } from '@portal/kit/company/use-company';
import { paths } from '@portal/kit/routing/paths';
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { currentSession, Link, useNavigate } from '@portal/runtime';
import { useEffect } from 'react';
import { isCurrent } from '../guards/may-open';
import { Arches } from '../art/arches';
import { LoginForm } from './login-form';

export function LoginPage() {
  const navigate = useNavigate();
  const { name } = useCompany();

  useEffect(() => {
    if (isCurrent(currentSession())) void navigate(paths.home, { replace: true });
  }, [navigate]);

  return (
    <chakra.div
      data-one-task=""
      position="relative"
      display="grid"
      alignItems="center"
      minHeight="calc(100dvh - 60px)"
      paddingInline="4"
      paddingTop="10"
      paddingBottom="172px"
      bg="soft"
      overflow="hidden"
    >
      <Arches position="absolute" bottom="0" color="primary" />
      <chakra.section
        position="relative"
        width="full"
        maxWidth="420px"
        marginInline="auto"
        padding={{ base: '6', sm: '8' }}
        bg="surface"
        borderWidth="1px"
        borderRadius="lg"
        boxShadow="md"
      >
        <chakra.h1 tabIndex={-1} textStyle="h3" fontSize="1.75rem">
          Iniciar Sesión
        </chakra.h1>
        <chakra.p marginTop="2" marginBottom="6" color="ink.muted">
          {`Acceso para el equipo de ${name}.`}
        </chakra.p>
        <LoginForm />
        <ForgottenLink to={staffPaths.forgottenPassword}>¿Olvidaste tu contraseña?</ForgottenLink>
      </chakra.section>
    </chakra.div>
  );
}

const ForgottenLink = chakra(Link, {
  base: {
    display: 'block',
    width: 'fit-content',
    marginTop: '3',
    paddingBlock: '2',
    color: 'primary',
    fontWeight: '600',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    _hover: { color: 'primary.dark' },
  },
});
