/** Names as people have them in many places. */
export const FIRST_NAMES =
  "Ada Aisha Akira Alan Alejandro Amara Amélie Ana Anders Anna Aria Arjun Astrid Ben Bruno Camila Carlos Chen Chiara Chloe Clara Daniel David Deniz Diego Elena Eli Elif Emma Erik Esther Fatima Felix Femi Finn Freya Gabriel Giulia Grace Greta Hana Hannah Hassan Helena Henry Hugo Ibrahim Ines Ingrid Isaac Isabel Ivan Jack Jade James Jana Javier Joana Johan Jonas Juan Julia Kai Kamala Karin Katarzyna Kenji Kofi Lars Laura Layla Lea Leo Lena Liam Lina Linus Luca Lucía Magnus Mai Malik Marco Maria Marta Mateo Maya Mia Miguel Mila Mina Mohammed Nadia Naomi Nia Nico Nina Noah Nora Olga Oliver Omar Paula Pedro Petra Priya Rafael Rania Ravi Rosa Ruth Sam Sara Sofia Stefan Sven Tariq Theo Thomas Tomás Uma Valentina Vera Viktor Yara Yuki Yusuf Zara Zoë".split(
    " ",
  );

export const LAST_NAMES =
  "Abbott Adeyemi Aguilar Ahmed Almeida Andersson Arslan Baker Bauer Becker Bennett Bianchi Bjork Boateng Brandt Brown Carvalho Castro Chandra Chen Clarke Costa Cruz Dahl Das Demir Diaz Dubois Eriksen Evans Fernández Ferrari Fischer Fontaine Garcia Gomez Gonzalez Greco Gupta Haddad Hansen Harris Hernandez Hoffmann Horvat Hughes Ibrahim Ivanov Jackson Jansen Jensen Johansson Jones Kaminski Kato Kaya Keller Khan Kim Klein Kovac Kowalski Kumar Larsen Laurent Lee Lopez Lovell Mancini Martin Mbeki Mehta Mendes Meyer Mitchell Moreau Moreno Morris Müller Nakamura Ndiaye Nguyen Nielsen Novak Okafor Oliveira Olsen Osei Park Patel Peeters Pereira Petrov Popescu Quinn Ramos Reyes Ricci Rivera Rossi Roux Ruiz Russo Santos Sato Schmidt Schneider Silva Singh Smith Sousa Suzuki Tanaka Taylor Thomas Torres Tran Vargas Vogel Wagner Walker Weber Wilson Wong Yamada Yilmaz Young Zhang".split(
    " ",
  );

/** Reserved for examples: no mail to them is delivered. */
export const MAIL_HOSTS = ["example.com", "example.org", "example.net", "mail.example"];

/** Where visits come from, the most frequent first. */
export const SOURCES = [
  "direct",
  "google.com",
  "instagram.com",
  "newsletter",
  "tiktok.com",
  "pinterest.com",
  "reddit.com",
  "bing.com",
  "autumn-campaign",
  "medium.com",
];
