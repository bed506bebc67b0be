// The page that offers the file listens under the name that stands in the address.
const channel = new BroadcastChannel(location.hash.slice(1));
const note = document.querySelector('p');
const longestWait = 2000;

function show({ data }) {
  if (!(data?.bytes instanceof ArrayBuffer)) return;
  channel.close();
  note.remove();
  document.title = data.title;
  // Whatever the file says of itself, it is shown as a PDF and never runs as a page.
  const file = URL.createObjectURL(new Blob([data.bytes], { type: 'application/pdf' }));
  // A browser without a viewer saves the file, which it does for the page's own address only.
  if (!navigator.pdfViewerEnabled) return location.replace(file);
  const frame = document.createElement('iframe');
  frame.title = 'Documento PDF';
  // The words after the sign are Chromium's: no list of pages, and as wide as the frame.
  frame.src = `${file}#navpanes=0&view=FitH`;
  document.body.append(frame);
}

channel.addEventListener('message', show);
channel.postMessage('ready');
setTimeout(() => {
  note.hidden = false;
}, longestWait);
