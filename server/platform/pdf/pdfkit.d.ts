// PDFKit comes without types.
declare module 'pdfkit';
