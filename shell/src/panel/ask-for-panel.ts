import { asksForPanel } from './panel-address';

/** Puts the panel into the address, so that it is there when the page is loaded anew; or takes it out. */
export function askForPanel(isAsked: boolean) {
  if (asksForPanel() === isAsked) return;
  const url = new URL(location.href);
  if (isAsked) url.searchParams.set('mfe', 'panel');
  else url.searchParams.delete('mfe');
  // The page stays the same for the router, which keeps its own notes in the state.
  history.replaceState(history.state, '', url);
}
