import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { useLocation } from '@portal/runtime';

/**
 * Style that lasts 8 seconds unless the form is hydrated before. Uses a CSS animation, because the
 * scripts may never arrive. Without scripting it ends at once.
 */
export const untilLate = (look: 'hold-back' | 'look-ready'): SystemStyleObject => ({
  animation: `${look} 0s 8s backwards`,
  '@media (scripting: none)': { animation: 'none' },
});

/**
 * Notice in the server's HTML for a form that is not hydrated in time. The status element exists
 * from the start, so that screen readers announce its text.
 */
export function NotLiveNotice() {
  const { pathname } = useLocation();

  return (
    <div role="status">
      <chakra.div overflow="hidden" css={untilLate('hold-back')}>
        <chakra.p
          marginTop="5"
          padding="4"
          bg="warning.tint"
          borderRadius="sm"
          borderLeft="4px solid"
          borderLeftColor="warning"
        >
          Este formulario aún no está listo. Lo que escribas se conserva mientras no salgas de esta
          página; si la cargas de nuevo, tendrás que volver a escribirlo.
          <noscript> Para usarlo, activa JavaScript en tu navegador.</noscript>{' '}
          {/* A plain link without a query, because the router is not hydrated either. */}
          <chakra.a href={pathname} color="primary" fontWeight="600" textDecoration="underline">
            Volver a cargar la página
          </chakra.a>
        </chakra.p>
      </chakra.div>
    </div>
  );
}
