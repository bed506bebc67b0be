import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { companyPartEntry, type CompanyEntry } from '@portal/contract/company-entries';
import { companyGroups, type CompanyGroup } from '@portal/contract/company-groups';
import type { CompanyPart, CompanyRecord } from '@portal/contract/company-parts';
import { useUnsavedGuard } from '@portal/kit/editing/use-unsaved-guard';
import { alertFailure } from '@portal/kit/failures/alert-failure';
import { Form } from '@portal/kit/form/form';
import { SubmitButton } from '@portal/kit/form/submit-button';
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { Button } from '@portal/kit/ui/button';
import { useNavigate } from '@portal/runtime';
import { Eye } from 'lucide-react';
import { FormProvider, useForm } from 'react-hook-form';
import { openPreview } from './open-preview';
import { entryOf, mergeParts, savePart } from './part-changes';
import { PartFields } from './part-fields';
import { useSavedPart } from './use-saved-part';

type PartFormProps = {
  group: CompanyGroup;
  record: CompanyRecord;
  /** Receives the part as a colleague saved it meanwhile. */
  onOutdated: (part: CompanyPart) => void;
};

export function PartForm({ group, record, onOutdated }: PartFormProps) {
  const { fields } = companyGroups[group];
  const before = record[group];
  const navigate = useNavigate();
  const { tell } = useSavedPart(group);
  const form = useForm<CompanyEntry, unknown, CompanyEntry>({
    resolver: valibotResolver(companyPartEntry(group)),
    defaultValues: entryOf(group, before),
    mode: 'onTouched',
  });
  const { isDirty, isSubmitting } = form.formState;
  useUnsavedGuard(isDirty, isSubmitting);

  const save = form.handleSubmit(async (entry) => {
    try {
      const outcome = await savePart({ group, before, entry });
      if (outcome.kind === 'outdated') {
        const { after, taken } = outcome;
        onOutdated(after);
        form.reset(entryOf(group, after));
        form.reset(mergeParts({ group, before, entry, after, taken }), { keepDefaultValues: true });
        return;
      }
      form.reset(entry);
      await tell(outcome.saved.message, before, outcome.saved.version);
      await navigate(staffPaths.company);
    } catch (error) {
      void alertFailure(error, { title: 'No se pudo guardar' });
    }
  });

  async function preview() {
    // Invalid content has no preview; the form shows the reason.
    if (await form.trigger(undefined, { shouldFocus: true })) {
      openPreview(group, { ...record, [group]: form.getValues() });
    }
  }

  return (
    <FormProvider {...form}>
      <Form css={frame} onSubmit={save}>
        <PartFields fields={fields} />
        <chakra.div css={buttonRow}>
          <SubmitButton loading={isSubmitting}>Guardar</SubmitButton>
          <Button variant="outline" onClick={() => void preview()}>
            <Eye aria-hidden size={18} />
            Vista previa
          </Button>
        </chakra.div>
      </Form>
    </FormProvider>
  );
}

const frame: SystemStyleObject = {
  display: 'grid',
  gap: '5',
  maxWidth: '820px',
  marginTop: '4',
  padding: { base: '4', md: '8' },
  borderWidth: '1px',
  borderRadius: 'md',
};

const buttonRow: SystemStyleObject = { display: 'flex', flexWrap: 'wrap', gap: '3' };
