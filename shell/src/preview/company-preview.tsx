import { chakra } from '@chakra-ui/react/styled-system';
import {
  companyPreview,
  companyPreviewKey,
  type CompanyPreview as Draft,
} from '@portal/contract/company-preview';
import { Button } from '@portal/kit/ui/button';
import { inTab, useResourceCache } from '@portal/runtime';
import { useEffect, useState } from 'react';
import * as v from 'valibot';

/**
 * In a tab opened by «Empresa»: shows the pages with unsaved content and a bar that says so. Part
 * of the staff tools, so visitors never load it.
 */
export function CompanyPreview() {
  const cache = useResourceCache();
  const [draft] = useState(readDraft);

  useEffect(() => {
    const drafts = Object.entries(draft?.reads ?? {});
    const saved = drafts.map(([path]) => [path, cache.read(path).data] as const);
    for (const [path, data] of drafts) cache.replace(path, data);
    // Removes unsaved content from the page on sign-out.
    return () => {
      for (const [path, data] of saved) cache.replace(path, data);
    };
  }, [cache, draft]);

  if (!draft) return undefined;
  return (
    <Bar aria-label="Vista previa">
      <p>
        <strong>Vista previa</strong>{' '}
        <span>{`de «${draft.label}»: así se vería el sitio. Todavía no está guardado.`}</span>
      </p>
      <Button variant="inverted" size="sm" onClick={leave}>
        Cerrar
      </Button>
    </Bar>
  );
}

/** Ignores a draft of another version. */
function readDraft(): Draft | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), companyPreview), inTab(keptDraft));
  return read.success ? read.output : undefined;
}

const keptDraft = (storage: Storage) => storage.getItem(companyPreviewKey);

/** If the browser does not allow closing the tab, it shows the site without the draft. */
function leave() {
  inTab((storage) => storage.removeItem(companyPreviewKey));
  window.close();
  if (!window.closed) location.reload();
}

const Bar = chakra('section', {
  base: {
    position: 'fixed',
    zIndex: 'notice',
    bottom: 'calc(var(--phone-bar) + 12px)',
    insetInline: '12px',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    maxWidth: '640px',
    marginInline: 'auto',
    padding: '3',
    paddingInlineStart: '4',
    bg: 'ink',
    color: 'white',
    borderRadius: 'md',
    boxShadow: 'md',
    fontSize: '0.9375rem',
    // Visible in forced colours, which remove the background.
    outline: '1px solid transparent',
  },
});
