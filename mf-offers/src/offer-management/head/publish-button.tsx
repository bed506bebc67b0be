import type { CatalogItem } from '@portal/contract/catalog';
import type { Offer } from '@portal/contract/offer';
import { Button } from '@portal/kit/ui/button';
import { useState } from 'react';
import { publish } from './publish';

type PublishButtonProps = {
  offer: Offer;
  /** Status of a published offer; undefined while loading. */
  status: CatalogItem | undefined;
  onChanged: () => Promise<void>;
};

export function PublishButton({ offer, status, onChanged }: PublishButtonProps) {
  const [isSaving, setSaving] = useState(false);

  async function save() {
    if (!status) return;
    setSaving(true);
    await publish({ offer, status, onChanged });
    setSaving(false);
  }

  return (
    <Button
      variant="accent"
      size="sm"
      disabled={!status}
      loading={isSaving}
      onClick={() => void save()}
    >
      Publicar
    </Button>
  );
}
