import { useSession } from '@portal/runtime';
import { administratorAdvice } from '../format/administrator-advice';
import { useResource } from '../query/use-resource';
import { administratorsResource } from '../resources/administrators';
import { paths } from '../routing/paths';
import { InlineNotice } from '../ui/inline-notice';
import { LinkButton } from '../ui/link-button';

type NoPermissionProps = {
  /** Forbidden action, for example «asignar preguntas». */
  task: string;
};

/** Shown instead of a forbidden form, so that people learn it before typing. */
export function NoPermission({ task }: NoPermissionProps) {
  const { isAuthenticated, needsSecondFactor } = useSession();
  const text = `No tienes permiso para ${task}.`;

  if (!isAuthenticated) {
    return <WayOn text={`${text} Inicia sesión si eres del equipo.`} {...waysOn.signIn} />;
  }
  if (needsSecondFactor) {
    return (
      <WayOn
        text={`${text} Tu rol exige un segundo factor. Actívalo para seguir.`}
        {...waysOn.ownAccount}
      />
    );
  }
  return <AskSomebody text={text} />;
}

const waysOn = {
  signIn: { to: paths.login, label: 'Iniciar Sesión' },
  ownAccount: { to: paths.ownAccount, label: 'Ir a Mi cuenta' },
};

type WayOnProps = { text: string; to: string; label: string };

const WayOn = ({ text, to, label }: WayOnProps) => (
  <InlineNotice
    kind="info"
    action={
      <LinkButton to={to} variant="outline" size="sm">
        {label}
      </LinkButton>
    }
  >
    {text}
  </InlineNotice>
);

function AskSomebody({ text }: { text: string }) {
  const { data, isLoading } = useResource(administratorsResource, { isLasting: true });

  return (
    <InlineNotice kind="info">
      {isLoading ? text : `${text} ${administratorAdvice(data)}`}
    </InlineNotice>
  );
}
