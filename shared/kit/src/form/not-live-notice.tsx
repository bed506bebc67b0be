import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { useLocation } from '@portal/runtime';

/**
 * A look that is kept until a form should have become live, by an animation of no duration with a
 * delay, as the script that ends it may never come. Without scripts there is nothing to wait for.
 */
export const untilLate = (look: 'hold-back' | 'look-ready'): SystemStyleObject => ({
  animation: `${look} 0s 8s backwards`,
  '@media (scripting: none)': { animation: 'none' },
});

/**
 * Says, in the server's HTML, that a form has not become live. The status is there from the beginning,
 * so that screen readers read out the text that appears in it.
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
          {/* Without a query, and not by the router, which is not live either. */}
          <chakra.a href={pathname} color="primary" fontWeight="600" textDecoration="underline">
            Volver a cargar la página
          </chakra.a>
        </chakra.p>
      </chakra.div>
    </div>
  );
}
