import { chakra } from '@chakra-ui/react/styled-system';
import type { Person } from '@portal/contract/person';
import { ActivityDisclosure } from '@portal/kit/activity/activity-disclosure';
import { weekdayDate } from '@portal/kit/format/dates';
import { Dialog } from '@portal/kit/ui/dialog';
import { fullName } from './full-name';
import { PersonPhoto } from './person-photo';
import { PhotoUpload } from './photo-upload';
import { usePeopleAccess } from './use-people-access';
import { leaveWhenConfirmed } from '@portal/kit/editing/use-unsaved-guard';

type PersonDialogProps = {
  person: Person;
  isOpen: boolean;
  onClose: () => void;
  onChanged: (person: Person) => void;
};

export function PersonDialog({ person, isOpen, onClose, onChanged }: PersonDialogProps) {
  const { isMaintainer } = usePeopleAccess();

  return (
    <Dialog
      title={fullName(person)}
      isOpen={isOpen}
      onClose={() => void leaveWhenConfirmed(onClose)}
    >
      <chakra.div display="flex" flexWrap="wrap" gap="6" alignItems="center" paddingBottom="4">
        <PersonPhoto photo={person.photo} size={160} alt={`Foto de ${fullName(person)}`} />
        <Facts>
          <dt>Correo</dt>
          <dd>{person.email}</dd>
          <dt>País</dt>
          <dd>{person.country?.name ?? 'Sin especificar'}</dd>
          <dt>Registro</dt>
          <dd>{weekdayDate(person.createdAt)}</dd>
        </Facts>
      </chakra.div>
      {isMaintainer && (
        <>
          <PhotoUpload person={person} onUploaded={onChanged} />
          <ActivityDisclosure of={{ subject: 'person', id: person.id }} />
        </>
      )}
    </Dialog>
  );
}

const Facts = chakra('dl', {
  base: {
    flex: '1 1 14rem',
    minWidth: '0',
    '& dt': { color: 'ink.muted', fontSize: '0.875rem' },
    '& dd': { marginBottom: '2' },
  },
});
