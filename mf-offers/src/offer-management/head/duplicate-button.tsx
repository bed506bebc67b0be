import type { Offer } from '@portal/contract/offer';
import { alertFailure } from '@portal/kit/failures/alert-failure';
import { duplicateOffer } from '@portal/kit/resources/new-offers';
import { offerManagementPath } from '@portal/kit/routing/staff-paths';
import { Button } from '@portal/kit/ui/button';
import { showNotice, useNavigate } from '@portal/runtime';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { WideIcon } from './wide-icon';

export function DuplicateButton({ offer }: { offer: Offer }) {
  const navigate = useNavigate();
  const [isSaving, setSaving] = useState(false);

  async function duplicate() {
    setSaving(true);
    try {
      const { id, message } = await duplicateOffer(offer.id);
      if (id !== undefined) await navigate(offerManagementPath(id));
      showNotice({ kind: 'success', text: message || 'Esta es la copia. Está en pausa.' });
    } catch (error) {
      void alertFailure(error, { fallback: 'No pudimos duplicar la oferta. Inténtalo de nuevo.' });
    }
    setSaving(false);
  }

  return (
    <Button variant="outline" size="sm" loading={isSaving} onClick={() => void duplicate()}>
      <WideIcon>
        <Copy aria-hidden size={16} />
      </WideIcon>
      Duplicar
    </Button>
  );
}
