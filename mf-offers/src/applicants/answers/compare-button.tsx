import { Button } from '@portal/kit/ui/button';
import { lazyPart } from '@portal/kit/ui/lazy-part';
import { Suspense, useState } from 'react';
import type { Standing } from '../status/status-queue';

const CompareDialog = lazyPart(async () => (await import('./compare-dialog')).CompareDialog);

/** Number of applicants that can be compared. */
const comparable = { least: 2, most: 4 };

type CompareButtonProps = { offerId: number; chosen: readonly Standing[] };

export function CompareButton({ offerId, chosen }: CompareButtonProps) {
  const [isComparing, setComparing] = useState(false);
  const whole = chosen.filter((application) => 'applicant' in application);
  const canCompare =
    chosen.length >= comparable.least &&
    chosen.length <= comparable.most &&
    whole.length === chosen.length;

  return (
    <>
      <Button variant="outline" size="sm" disabled={!canCompare} onClick={() => setComparing(true)}>
        Comparar de 2 a 4
      </Button>
      {isComparing && (
        <Suspense>
          <CompareDialog
            offerId={offerId}
            applications={whole}
            onClose={() => setComparing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
