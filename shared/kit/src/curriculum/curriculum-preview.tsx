import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '../ui/lazy-part';

const CurriculumPanel = lazyPart(async () => (await import('./curriculum-panel')).CurriculumPanel);

/** A look at a CV without leaving the page; what it needs is fetched when it is first opened. */
export function CurriculumPreview(props: ComponentProps<typeof CurriculumPanel>) {
  return (
    <Suspense>
      <CurriculumPanel {...props} />
    </Suspense>
  );
}
