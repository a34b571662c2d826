import type { MoreMessages } from './messages.js';

/** Indonesian. */
export default {
  newsHeading: 'Berita',
  noNews: 'Belum ada berita',
  pinned: 'Disematkan',
  byAuthor: 'Oleh {name}',
  olderNews: 'Berita sebelumnya',

  galleryHeading: 'Galeri',
  noPictures: 'Belum ada gambar',
  albums: 'Album',
  allPictures: 'Semua gambar',
  enlarge: 'Perbesar: {title}',
  untitledPicture: 'Gambar {position}',
  picturePosition: '{position} dari {total}',
  picturesShown: '{shown} dari {total}',
  previousPicture: 'Gambar sebelumnya',
  nextPicture: 'Gambar berikutnya',
  openOriginal: 'Buka gambar asli',
  close: 'Tutup',

  partnersHeading: 'Mitra',
  noPartners: 'Belum ada mitra',

  calendarHeading: 'Kalender konvoi',
  previousMonth: 'Bulan sebelumnya',
  nextMonth: 'Bulan berikutnya',
  noConvoysInMonth: 'Tidak ada konvoi pada bulan tersebut',
  noConvoysOnDay: 'Tidak ada konvoi pada tanggal ini',
  nextConvoyIn: 'Konvoi berikutnya: {month}',
  convoysOnDay: '{count} konvoi',
  moreOnDay: '{count} konvoi lagi',
} satisfies MoreMessages;
