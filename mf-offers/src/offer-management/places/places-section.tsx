import { Button } from '@portal/kit/ui/button';
import { MapPin } from 'lucide-react';
import { Section } from '../section/section';
import type { SectionProps } from '../section/section-props';
import type { SectionName } from '../section/sections';
import { Cities } from './cities';
import { Countries } from './countries';

type PlacesSectionProps = SectionProps & { missing: readonly SectionName[] };

export function PlacesSection({ offer, missing, onChanged, onOpenDialog }: PlacesSectionProps) {
  return (
    <Section
      name="places"
      icon={MapPin}
      isMissing={missing.includes('places')}
      action={
        <>
          <Button variant="ghost" size="sm" onClick={() => onOpenDialog('countries')}>
            Abrir países
          </Button>
          <Button variant="ghost" size="sm" onClick={() => onOpenDialog('cities')}>
            Abrir ciudades
          </Button>
        </>
      }
    >
      <Countries offer={offer} onChanged={onChanged} />
      <Cities offer={offer} onChanged={onChanged} />
    </Section>
  );
}
