import { isPanelInAddress } from './panel-address';

/** Adds or removes the panel's query parameter, so that a reload keeps the panel. */
export function setPanelInAddress(isAsked: boolean) {
  if (isPanelInAddress() === isAsked) return;
  const url = new URL(location.href);
  if (isAsked) url.searchParams.set('mfe', 'panel');
  else url.searchParams.delete('mfe');
  // Keeps the router's state of the history entry.
  history.replaceState(history.state, '', url);
}
