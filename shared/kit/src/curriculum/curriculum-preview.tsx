import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '../ui/lazy-part';

const CurriculumPanel = lazyPart(async () => (await import('./curriculum-panel')).CurriculumPanel);

/** Panel with a CV, loaded when first opened. */
export function CurriculumPreview(props: ComponentProps<typeof CurriculumPanel>) {
  return (
    <Suspense>
      <CurriculumPanel {...props} />
    </Suspense>
  );
}

/**
 * List with room for details of one row: two columns with `data-split` from the breakpoint `lg`.
 */
export const ListBeside = chakra('div', {
  base: {
    '&[data-split]': {
      display: { lg: 'grid' },
      gridTemplateColumns: 'minmax(320px, 2fr) minmax(420px, 3fr)',
      alignItems: 'start',
      gap: '5',
    },
  },
});
