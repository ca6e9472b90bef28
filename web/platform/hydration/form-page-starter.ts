/* The same for pages with a form that is sent to the practice. */
import './site-starter.ts';
import './draft-starter.ts';
import './sending-starter.ts';
